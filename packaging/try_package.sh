#!/usr/bin/env bash
# Shows that the .deb is all a bare Debian 12 needs: installs it there, plays it, upgrades it, takes it out again.
#
# Needs root, debootstrap, Xvfb and what `make package` needs; weston for Wayland. packaging/README.md tells what
# is looked at. Pictures and figures go to build/trial. CASINO_BARE_ROOT: see bare_debian.sh.
#
#     packaging/try_package.sh [PACKAGE.deb]     left out, the newest in dist/, made if there is none
set -euo pipefail

here=$(cd "$(dirname "$0")/.." && pwd)
# shellcheck source=packaging/bare_debian.sh
. "$here/packaging/bare_debian.sh"
newest() {
    [ ! -d "$here/dist" ] ||
        find "$here/dist" -name 'casino-qt_*_amd64.deb' ! -name '*_0.0.1_*' -printf '%T@ %p\n' | sort -n | tail -1 | cut -d' ' -f2
}
package=${1:-$(newest)}
if [ -z "$package" ]; then
    make -C "$here" package ARGS="--only deb"
    package=$(newest)
fi
[ -f "$package" ] || { echo "there is no package $package" >&2; exit 2; }
pictures=$here/build/trial
for tool in lintian appstreamcli desktop-file-validate debootstrap Xvfb xdotool import; do
    # What is missing would find no fault either.
    command -v "$tool" >/dev/null || { echo "$tool is wanted here; packaging/README.md names what is" >&2; exit 2; }
done
screen=:96
faults=0
rm -rf "$pictures" && mkdir -p "$pictures"

say() { printf '%s\n' "$*"; }
right() { printf 'ok    %s\n' "$*"; }
wrong() { printf 'WRONG %s\n' "$*"; faults=$((faults + 1)); }
check() { local what=$1; shift; if "$@"; then right "$what"; else wrong "$what"; fi; }
# as USER COMMAND…: as somebody of the root's own users, with the environment of a desktop.
as() {
    local user=$1; shift
    local home; home=$(inside getent passwd "$user" | cut -d: -f6)
    chroot --userspec="$user" "$bare_root" env -i HOME="$home" USER="$user" PATH=/usr/games:/usr/bin:/bin LANG=C.UTF-8 "$@"
}
trial() { local user=$1; shift; as "$user" PYTHONPATH=/opt/trial PYTHONDONTWRITEBYTECODE=1 python3 -m trial "$@"; }
files_of_root() { (cd "$bare_root" && find bin boot etc home lib lib64 opt root sbin srv usr var -xdev ! -path "opt/trial/*" ! -path 'var/lib/dpkg/*' ! -path 'var/lib/apt/*' ! -path 'var/cache/*' ! -path 'var/log/*' | sort); }
# What lies where everybody may put things: nothing of ours should.
left_about() { (cd "$bare_root" && find tmp run dev/shm -mindepth 1 ! -path 'run/cups*' | sort); }
keep_pictures() { cp -r "$bare_root/opt/trial/pictures/." "$pictures/" 2>/dev/null || true; }
# while_somebody_plays NAME COMMAND…: root does this when a guest has laid a chip; he plays on, and closes the window.
while_somebody_plays() {
    local name=$1 tidings=$bare_root/opt/trial/pictures guest; shift
    rm -f "$tidings"/exchange_*
    trial gast exchanged casino-qt /opt/trial/pictures "$name" &
    guest=$!
    until [ -e "$tidings/exchange_now" ] || ! kill -0 $guest 2>/dev/null; do sleep 0.1; done
    if [ -e "$tidings/exchange_now" ]; then "$@" >/dev/null 2>&1 && touch "$tidings/exchange_done"; fi
    wait $guest
}
# Waits until the program shows its window on $screen.
window_appears() { for _ in $(seq 600); do DISPLAY=$screen xdotool search --onlyvisible --name 'Salon des Jeux' >/dev/null 2>&1 && return 0; sleep 0.1; done; return 1; }

say "== the package: $(basename "$package")"
check "lintian finds nothing" test -z "$(lintian "$package" 2>/dev/null | tee "$pictures/lintian.txt" || true)"
cat "$pictures/lintian.txt"
unpacked=$(mktemp -d) && dpkg-deb -x "$package" "$unpacked"
check "desktop-file-validate" desktop-file-validate "$unpacked"/usr/share/applications/*.desktop
check "appstreamcli validate" appstreamcli validate --no-net "$unpacked"/usr/share/metainfo/*.xml
check "appstreamcli validate-tree" appstreamcli validate-tree --no-net "$unpacked"
rm -rf "$unpacked"

say "== a bare Debian 12"
# shellcheck disable=SC2119  # no packages but the minimum
make_bare_root
trap 'keep_pictures; leave_bare_root' EXIT
before=$(inside dpkg-query -W | wc -l)
cp "$package" "$bare_root/tmp/"
inside apt-get -qq update
began=$(date +%s)
inside apt-get -qq install -y --no-install-recommends "/tmp/$(basename "$package")" >"$pictures/apt.txt" 2>&1 || { tail -20 "$pictures/apt.txt"; exit 1; }
say "ok    apt install: $(($(inside dpkg-query -W | wc -l) - before)) packages in $(($(date +%s) - began)) s; the bare root had $before"
inside useradd --create-home --shell /bin/sh gast
inside useradd --badname --create-home --home-dir '/home/Žofie Říhová' --shell /bin/sh 'žofie'
# The boot loader points the linker at the program's own folder, as is done here.
check "no library is missing" test -z "$(as gast LD_LIBRARY_PATH=/usr/lib/casino-qt/_internal sh -c 'find /usr/lib/casino-qt -name "*.so*" ! -name libcupsprintersupport.so -type f -exec ldd {} + 2>/dev/null' | grep 'not found' || true)"
check "no Python in the root but the program's own" test ! -e "$bare_root/usr/bin/python3"

say "== the command line"
say "      $(as gast casino-qt --version)"
cat >"$bare_root/tmp/rules.json" <<'J'
{"zero": "partage"}
J
check "odds" as gast sh -c 'casino-qt odds roulette --rules /tmp/rules.json --json >/tmp/odds.json && grep -q edge /tmp/odds.json'
check "simulate" as gast sh -c 'casino-qt simulate trente-et-quarante --players 20 --coups 50 --seed 7 >/dev/null'
for script in "$here"/tests/rules/scripts/{three_seats,one_lock,split_then_double,assured_rouge}.json; do
    cp "$script" "$bare_root/tmp/script.json"
    check "replay $(basename "$script")" as gast sh -c 'casino-qt replay /tmp/script.json --language cs >/tmp/replay.txt && test -s /tmp/replay.txt'
done
# shellcheck disable=SC2016  # what stands in single quotes is for the shell in there
check "a script that is none: one line, status 2" as gast sh -c 'casino-qt open /tmp/rules.json 2>/tmp/told; test $? = 2 && test "$(wc -l </tmp/told)" = 1'

say "== its children, which are the program itself"
child() { as gast sh -c "(printf '%s\n' '$2'; sleep ${4:-4}) | casino-qt $1 2>&1 | grep -q '$3'"; }
check "the desk reckons" child --desk '{"id": 1, "ask": "odds", "question": {"game": "roulette", "rules": {}}}' '"answer"'
check "the painter paints" child --bake '{"sheet": "chips", "spec": "1.00_1440_--", "folder": "/tmp"}' chips-1.00 10
sounds=$(find "$here/resources/sounds" -name '*.wav' | wc -l)
check "the player of sounds is ready, with all $sounds of them" child --sound '' "\"ready\": $sounds}"
check "the voice answers, if only that nobody speaks here" child --voice '{"do": "voices", "tongues": ["fr"]}' 'trouble\|voices'

say "== the first window, on this machine's X server: nothing in the root helps"
Xvfb $screen -screen 0 1440x900x24 -noreset -nolisten tcp >/dev/null 2>&1 &
bare_started+=($!)
mount --bind /tmp/.X11-unix "$bare_root/tmp/.X11-unix"
# Not by way of `as`: what is killed below must be the program and no shell before it.
chroot --userspec=gast "$bare_root" env -i HOME=/home/gast PATH=/usr/games:/usr/bin:/bin LANG=C.UTF-8 \
    DISPLAY=$screen casino-qt >"$pictures/first.txt" 2>&1 &
first=$!
check "a window appears" window_appears
sleep 6
DISPLAY=$screen import -window root "$pictures/first_window.png"
kill -9 $first 2>/dev/null || true; wait $first 2>/dev/null || true
check "it complains of nothing" test ! -s "$pictures/first.txt"
cat "$pictures/first.txt"
umount -l "$bare_root/tmp/.X11-unix"

say "== test tools into the root"
install_inside xvfb xdotool scrot dbus at-spi2-core python3 python3-gi gir1.2-atspi-2.0 strace xauth weston
mkdir -p "$bare_root/opt/trial/tests" "$bare_root/opt/trial/pictures"
cp -r "$here/packaging/trial" "$bare_root/opt/trial/trial"
cp -r "$here/tests/reader" "$bare_root/opt/trial/tests/reader"
touch "$bare_root/opt/trial/tests/__init__.py"
cp -r "$here/translations" "$bare_root/opt/trial/translations"
chmod 1777 "$bare_root/opt/trial/pictures"
inside apt-get -qq purge -y casino-qt >/dev/null
files_of_root >"$pictures/files_before.txt"

say "== an older version, then the upgrade"
older=$here/dist/casino-qt_0.0.1_amd64.deb
[ -f "$older" ] || make -s -C "$here" package VERSION=0.0.1 ARGS="--only deb --again" >/dev/null
cp "$older" "$bare_root/tmp/"
left_about >"$pictures/about_before.txt"
inside apt-get -qq install -y --no-install-recommends "/tmp/$(basename "$older")" >/dev/null 2>&1
say "      $(as gast casino-qt --version)"
check "a coup at the older version" trial gast coup casino-qt trente-et-quarante fr
as gast sh -c 'sha256sum ~/.local/share/casino-qt/purse.casino' >"$pictures/profile_before.txt"
inside apt-get -qq install -y --no-install-recommends "/tmp/$(basename "$package")" >/dev/null 2>&1
say "      $(as gast casino-qt --version)"
check "the profile is untouched by the upgrade" sh -c "chroot --userspec=gast '$bare_root' env HOME=/home/gast sh -c 'sha256sum ~/.local/share/casino-qt/purse.casino' | cmp -s - '$pictures/profile_before.txt'"
check "and is gone on with" trial gast coup casino-qt trente-et-quarante fr

say "== one coup at each table in each language, and a kill in mid-coup"
check "twenty coups and the kill" trial gast play casino-qt /opt/trial /opt/trial/pictures

say "== elsewhere"
check "no network: nothing but local sockets" trial gast traced casino-qt /opt/trial/pictures
check "under a non-ASCII user name and home" trial žofie look casino-qt /opt/trial/pictures non_ascii
mkdir -p "$bare_root/readonly"
mount --bind "$bare_root/usr/lib/casino-qt" "$bare_root/readonly"
mount -o remount,bind,ro "$bare_root/readonly"
check "from a place nobody can write to" trial gast look /readonly/casino-qt /opt/trial/pictures readonly
umount -l "$bare_root/readonly"
mkdir -p "$bare_root/home/gast/Hry ♠ Žluťoučký"
cp -a "$bare_root/usr/lib/casino-qt" "$bare_root/home/gast/Hry ♠ Žluťoučký/salon"
check "from a path that is not ASCII" trial gast look '/home/gast/Hry ♠ Žluťoučký/salon/casino-qt' /opt/trial/pictures path
rm -r "$bare_root/home/gast/Hry ♠ Žluťoučký"
check "with HOME missing" trial gast without_home casino-qt /opt/trial/pictures
mkdir -p "$bare_root/full"
mount -t tmpfs -o size=64k,mode=1777 none "$bare_root/full"
dd if=/dev/zero of="$bare_root/full/stuffed" bs=1k count=60 2>/dev/null || true
check "with HOME on a full disk: it says so, and the window stays" trial gast full casino-qt /opt/trial/pictures /full
umount -l "$bare_root/full"
check "under Wayland (weston)" trial gast wayland casino-qt /opt/trial/pictures

say "== exchanged while somebody plays"
inside apt-get -qq install -y --no-install-recommends --allow-downgrades "/tmp/$(basename "$older")" >/dev/null 2>&1
check "upgraded under a player: the coup is played, the older one says so and closes" \
    while_somebody_plays upgraded inside apt-get -qq install -y --no-install-recommends "/tmp/$(basename "$package")"
say "      $(as gast casino-qt --version)"
check "the newer one goes on with that purse" trial gast coup casino-qt roulette fr
check "removed under a player: the coup is played, it says so and closes" \
    while_somebody_plays removed inside apt-get -qq purge -y casino-qt

say "== taken out"
# shellcheck disable=SC2016  # dpkg-query expands it
check "no package is there any more" test -z "$(inside dpkg-query -W -f '${db:Status-Status}' casino-qt 2>/dev/null | grep -v not-installed || true)"
files_of_root >"$pictures/files_after.txt"
left=$(comm -13 "$pictures/files_before.txt" "$pictures/files_after.txt" | grep -v '^home/gast/\.\(local/share\|local/state\|cache\|config\)\|^home/Žofie Říhová/\.\|^home/gast/\.local$' || true)
check "nothing is left but what a person's home keeps" test -z "$left"
[ -z "$left" ] || say "$left"
say "      in the homes: $(comm -13 "$pictures/files_before.txt" "$pictures/files_after.txt" | grep -c ^home) files and folders of settings, profile, pictures painted once, log"
left_about >"$pictures/about_after.txt"
left=$(comm -13 "$pictures/about_before.txt" "$pictures/about_after.txt")
check "nothing is left in /tmp, /run and shared memory" test -z "$left"
[ -z "$left" ] || say "$left"

say "== figures"
"$here/build/venv/bin/python" "$here/packaging/figures.py" || true
[ "$faults" = 0 ] || { say "$faults faults"; exit 1; }
say "no fault; pictures in ${pictures#"$here"/}"
