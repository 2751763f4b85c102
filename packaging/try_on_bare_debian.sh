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
root=$(mktemp -d /var/tmp/casino-bare.XXXXXX)
screen=:97
started=()
chmod 755 "$root"  # mktemp made it for root alone; in a real root anybody may walk

leave() {
    for pid in "${started[@]}"; do kill "$pid" 2>/dev/null || true; done
    for mounted in proc dev/shm tmp/.X11-unix; do umount -l "$root/$mounted" 2>/dev/null || true; done
    rm -rf --one-file-system "$root"
}
trap leave EXIT

echo "making a bare Debian 12 root"
debootstrap --variant=minbase --include=git,make,python3,python3-venv bookworm "$root" >/dev/null
mkdir -p "$root/dev/shm" "$root/tmp/.X11-unix"
mount --bind /proc "$root/proc"
mount -t tmpfs none "$root/dev/shm"
cp /etc/resolv.conf "$root/etc/resolv.conf"
# A network whose certificates are its own has them here; pip is told, nothing else of this machine goes along.
pass=(HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8)
if [ -f /etc/ssl/certs/ca-certificates.crt ]; then
    mkdir -p "$root/etc/ssl/certs"
    cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
    pass+=(PIP_CERT=/etc/ssl/certs/ca-certificates.crt)
fi
git clone --quiet "file://$here" "$root/casino-qt"
inside() { chroot "$root" env -i "${pass[@]}" "$@"; }

case $what in
test)
    inside make -C /casino-qt test
    ;;
play)
    Xvfb "$screen" -screen 0 1440x900x24 -nolisten tcp >/dev/null 2>&1 &
    started+=($!)
    mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
    inside DISPLAY="$screen" make -C /casino-qt play &
    started+=($!)
    window=
    for _ in $(seq 600); do
        window=$(DISPLAY=$screen xdotool search --onlyvisible --name 'Salon des Jeux' 2>/dev/null | head -1) || true
        [ -z "$window" ] || break
        kill -0 "${started[1]}" 2>/dev/null || { echo "make play ended without a window"; exit 1; }
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
