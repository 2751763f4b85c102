#!/bin/bash
# Runs the setup under Wine: install, upgrade, move, remove. `try_setup.sh`; needs nsis, wine with wine64 and wine32, xvfb.
#
# The payload is no program: what is looked at is where files and registry entries come and go, and that neither an
# upgrade nor a silent removal touches a profile. Leaves nothing behind.
set -euo pipefail
if [ -z "${DISPLAY:-}" ]; then exec xvfb-run -a "$0"; fi
here=$(cd "$(dirname "$0")" && pwd)
resources=$here/../../resources
work=$(mktemp -d)
export WINEPREFIX=$work/prefix WINEDEBUG=-all LANG=C.UTF-8
trap 'wineserver -k 2>/dev/null || true; rm -rf "$work"' EXIT

say() { printf '%s\n' "$*"; }
fail() { say "fault: $*" >&2; exit 1; }
there() { wine reg query "$1" /s >"$work/answer" 2>&1; }  # its words go to the same place as its complaints

for version in 0.1.0 0.2.0; do
    mkdir -p "$work/$version/_internal"
    printf MZ >"$work/$version/casino-qt.exe"
    : >"$work/$version/_internal/of $version"
    makensis -V1 -WX "-DVERSION=$version" "-DPAYLOAD=$work/$version" "-DRESOURCES=$resources" \
        "-DSETUP=$work/Casino-Qt-$version.exe" "$here/casino-qt.nsi"
done
wineboot -i >/dev/null 2>&1

winecfg -v win7
wine "$work/Casino-Qt-0.1.0.exe" /S && fail "it was set up on Windows 7"
say "Windows 7 is refused"
winecfg -v win10

person=$WINEPREFIX/drive_c/users/$(id -un)
folder="$person/AppData/Local/Programs/Casino Qt"
profile=$person/AppData/Roaming/casino-qt/purse.casino
keys='HKCU\Software\Classes\CasinoQt.TableScript HKCU\Software\Classes\.casinoscript HKCU\Software\CasinoQt'
keys="$keys HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\CasinoQt"

wine "$work/Casino-Qt-0.1.0.exe" /S || fail "it was not set up (4: this Wine has no 64 bits)"
[ -f "$folder/casino-qt.exe" ] || fail "no program in $folder"
[ -f "$person/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Salon des Jeux.lnk" ] || fail "no start menu"
for key in $keys; do there "$key" || fail "no $key"; done
there 'HKCU\Software\Classes\CasinoQt.TableScript\shell\open\command'
grep -q 'open "%1"' "$work/answer" || fail "no association"
say "set up"

mkdir -p "$(dirname "$profile")" && echo purse >"$profile"
echo mine >"$folder/somebody else's.txt"
wine "$work/Casino-Qt-0.2.0.exe" /S
[ -f "$folder/_internal/of 0.2.0" ] || fail "the new version is not there"
[ ! -e "$folder/_internal/of 0.1.0" ] || fail "a file of the old version is still there"
[ -f "$folder/somebody else's.txt" ] || fail "a file of somebody else is gone"
[ "$(cat "$profile")" = purse ] || fail "the profile was touched"
say "upgraded"

# Whoever plays holds the program open, wherever the newer one is to go: here a notepad does, which inherits the file.
(cd "$folder" && exec wine cmd /c 'notepad < casino-qt.exe') >/dev/null 2>&1 &
for _ in $(seq 100); do grep -qsi 'notepad\.exe' /proc/[0-9]*/cmdline && break; sleep 0.2; done
wine "$work/Casino-Qt-0.2.0.exe" /S '/D=C:\Hráč' && fail "the program was taken from under somebody"
[ -f "$folder/_internal/of 0.2.0" ] && [ ! -e "$WINEPREFIX/drive_c/Hráč/casino-qt.exe" ] || fail "half of it was moved"
wine taskkill /f /im notepad.exe >/dev/null 2>&1
wait
say "nothing is moved while it is open"
wine "$work/Casino-Qt-0.2.0.exe" /S '/D=C:\Hráč'
[ -f "$WINEPREFIX/drive_c/Hráč/casino-qt.exe" ] || fail "not set up in the other folder"
[ ! -e "$folder/casino-qt.exe" ] || fail "a second one stayed behind"
say "moved"

wine 'C:\Hráč\uninstall.exe' /S
wineserver -w
[ ! -e "$WINEPREFIX/drive_c/Hráč" ] || fail "its folder is still there"
for key in $keys; do there "$key" && fail "$key is still there"; done
[ "$(cat "$profile")" = purse ] || fail "the profile was touched"
say "removed, the profile is there"
