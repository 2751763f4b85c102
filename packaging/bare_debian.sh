# shellcheck shell=bash
# A bare Debian 12 to try things in; sourced by the scripts beside it. Needs root and debootstrap.
#
# CASINO_BARE_ROOT names a folder where a root is kept from one run to the next, with what was downloaded;
# left out, each run makes a new one.

bare_root=
bare_started=()

leave_bare_root() {
    for pid in "${bare_started[@]}"; do kill "$pid" 2>/dev/null || true; done
    for mounted in full dev/shm tmp/.X11-unix readonly dev/pts proc; do
        umount -l "$bare_root/$mounted" 2>/dev/null || true
    done
    [ -z "$bare_root" ] || rm -rf --one-file-system "$bare_root"
}

# make_bare_root [PACKAGE…]: a root with Debian's minimum and these packages, in $bare_root.
make_bare_root() {
    trap leave_bare_root EXIT
    bare_root=$(mktemp -d /var/tmp/casino-bare.XXXXXX)
    chmod 755 "$bare_root"  # mktemp made it for root alone; in a real root anybody may walk
    local kept=${CASINO_BARE_ROOT:-$bare_root}
    [ -d "$kept/usr" ] || debootstrap --variant=minbase bookworm "$kept" >/dev/null
    [ "$kept" = "$bare_root" ] || cp -a "$kept/." "$bare_root/"
    mkdir -p "$bare_root/dev/shm" "$bare_root/tmp/.X11-unix"
    chmod 1777 "$bare_root/tmp" "$bare_root/tmp/.X11-unix"
    mount --bind /proc "$bare_root/proc"
    mount -t tmpfs -o mode=1777 none "$bare_root/dev/shm"
    cp /etc/resolv.conf "$bare_root/etc/resolv.conf"
    [ $# = 0 ] || install_inside "$@"
}

# install_inside PACKAGE…: with nothing that is merely recommended.
install_inside() {
    inside apt-get -qq update 2>/dev/null
    inside apt-get -qq install -y --no-install-recommends -o Dpkg::Use-Pty=0 "$@" >/dev/null 2>&1
}

# inside [NAME=VALUE…] COMMAND…: runs as root in there, with nothing of this machine's environment.
inside() {
    chroot "$bare_root" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive "${bare_environment[@]}" "$@"
}
bare_environment=()
