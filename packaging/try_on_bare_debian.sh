#!/usr/bin/env bash
# Shows that `make test` and `make play` are each enough as the first and only command on a bare Debian 12.
#
# Makes a new root with nothing but git, make and python3 (with venv), clones the committed state of this checkout
# into it and runs the one command. `play` opens the window on a virtual screen and keeps a picture of it.
# Needs root, debootstrap, and for `play` also xvfb, xdotool and imagemagick.
#
#     packaging/try_on_bare_debian.sh test|play [PICTURE.png]
set -euo pipefail

what=${1:?usage: try_on_bare_debian.sh test|play [PICTURE.png]}
picture=${2:-bare-debian.png}
here=$(cd "$(dirname "$0")/.." && pwd)
screen=:97
# shellcheck source=packaging/bare_debian.sh
. "$here/packaging/bare_debian.sh"

echo "making a bare Debian 12 root"
make_bare_root git make python3 python3-venv
# A network whose certificates are its own has them here; pip is told, nothing else of this machine goes along.
if [ -f /etc/ssl/certs/ca-certificates.crt ]; then
    mkdir -p "$bare_root/etc/ssl/certs"
    cp /etc/ssl/certs/ca-certificates.crt "$bare_root/etc/ssl/certs/"
    bare_environment+=(PIP_CERT=/etc/ssl/certs/ca-certificates.crt)
fi
git clone --quiet "file://$here" "$bare_root/casino-qt"

case $what in
test)
    inside make -C /casino-qt test
    ;;
play)
    Xvfb "$screen" -screen 0 1440x900x24 -noreset -nolisten tcp >/dev/null 2>&1 &
    bare_started+=($!)
    mount --bind /tmp/.X11-unix "$bare_root/tmp/.X11-unix"
    inside DISPLAY="$screen" make -C /casino-qt play &
    bare_started+=($!)
    window=
    for _ in $(seq 600); do
        window=$(DISPLAY=$screen xdotool search --onlyvisible --name 'Salon des Jeux' 2>/dev/null | head -1) || true
        [ -z "$window" ] || break
        kill -0 "${bare_started[1]}" 2>/dev/null || { echo "make play ended without a window"; exit 1; }
        sleep 1
    done
    [ -n "$window" ] || { echo "no window after ten minutes"; exit 1; }
    sleep 8
    DISPLAY=$screen import -window root "$picture"
    echo "the window is open; its picture is $picture"
    ;;
*)
    echo "usage: try_on_bare_debian.sh test|play [PICTURE.png]" >&2
    exit 2
    ;;
esac
