#!/bin/sh
# Casino Qt.app into a disk image that is opened and dragged from:  make_dmg.sh APP RESOURCES IMAGE
#
# With SIGN_AS set to a Developer ID the application is signed for the hardened runtime; with NOTARY set to a
# profile kept by `xcrun notarytool store-credentials` the image is notarised and stapled. Without them the image
# is unsigned, and macOS asks the person to allow it under Privacy & Security.
set -eu
app=$1 resources=$2 image=$3
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [ -n "${SIGN_AS:-}" ]; then
    codesign --force --deep --timestamp --options runtime --entitlements "$here/entitlements.plist" \
        --sign "$SIGN_AS" "$app"
    codesign --verify --deep --strict "$app"
fi

mkdir -p "$work/disk/.background"
cp -R "$app" "$work/disk/"
ln -s /Applications "$work/disk/Applications"
cp "$resources/pictures/installer/dmg_background.jpg" "$work/disk/.background/background.jpg"
cp "$resources/icons/casino-qt.icns" "$work/disk/.VolumeIcon.icns"
hdiutil create -volname "Salon des Jeux" -srcfolder "$work/disk" -fs HFS+ -format UDRW -ov "$work/open.dmg"

# The window of the disk: the two lozenges of the picture stand between the application and its folder.
device=$(hdiutil attach -readwrite -noverify -noautoopen "$work/open.dmg" | awk '/Apple_HFS/ {print $1}')
osascript "$here/window.applescript" "$(basename "$app")" || echo "the window of the disk keeps its plain look" >&2
sync
hdiutil detach "$device"
rm -f "$image"
hdiutil convert "$work/open.dmg" -format UDZO -imagekey zlib-level=9 -o "$image"

if [ -n "${SIGN_AS:-}" ]; then
    codesign --timestamp --sign "$SIGN_AS" "$image"
fi
if [ -n "${NOTARY:-}" ]; then
    xcrun notarytool submit "$image" --keychain-profile "$NOTARY" --wait
    xcrun stapler staple "$image"
fi
