#!/bin/sh
# backup run                       the service backup of compose.yaml: looks after the archive, makes backups each day
# backup once                      one round of it
# backup restore TIME [TIMELINE]   brings the stopped database back to a moment, such as '2026-11-30 14:05:00+00'
set -eu
export PGBACKREST_STANZA=shop

say() {
  echo "$(date -u +%Y-%m-%dT%H:%M:%SZ) $*"
}

# The labels of the finished backups, oldest first: 20261130-090000F is a full one.
labels() {
  shown=$(pgbackrest info) || return 1
  echo "$shown" | sed -nE 's/^ +(full|incr) backup: //p'
}

days_ago() {
  date -u -d "@$(($(date +%s) - $1 * 86400))" +%Y%m%d
}

# Prints full, incr or nothing: once a day from BACKUP_HOUR on (UTC), and at once where there is none.
due() {
  all=$(labels) || return 1
  full=$(echo "$all" | grep -E 'F$' | tail -n 1 | cut -c1-8)
  last=$(echo "$all" | tail -n 1 | sed 's/.*_//' | cut -c1-8)
  if [ -z "$full" ]; then
    echo full
  elif [ "$last" != "$(days_ago 0)" ] && [ "$(date -u +%H)" -ge "${BACKUP_HOUR:-9}" ]; then
    if [ "$full" -le "$(days_ago 7)" ]; then echo full; else echo incr; fi
  fi
}

# Names each gap in the archive after the file $1, and fails where there is one. pgBackRest's own verify does not see them.
# A file's name is its timeline and its number, of which the last two digits count to FF.
gaps() {
  pgbackrest repo-ls --recurse archive/shop | sed -nE 's|.*/([0-9A-F]{24})-[0-9a-f]{40}.*|\1|p' | sort -u |
    awk -v first="$1" '
      function hex(text, at, sum) {
        for (at = 1; at <= length(text); at++) sum = sum * 16 + index("0123456789ABCDEF", substr(text, at, 1)) - 1
        return sum
      }
      {
        number = hex(substr($0, 9, 8)) * 256 + hex(substr($0, 17))
        timeline = substr($0, 1, 8)
        if (timeline == of && number != last + 1 && $0 "" > first "") {
          print "GAP: " number - last - 1 " file(s) of the write-ahead log are missing between " before " and " $0 ". Moments after " before " cannot be restored until the next full backup."
          found = 1
        }
        before = $0; last = number; of = timeline
      }
      END { exit found }'
}

# For node_exporter's textfile collector: whether the last round went well ($1), and when the last backup began. Where the
# backups cannot be listed, the moment of before stays.
report() {
  [ -n "${METRICS_FOLDER:-}" ] || return 0
  file="$METRICS_FOLDER/backup.prom"
  last=$(labels | tail -n 1 | sed -E 's/.*_//; s/^(....)(..)(..)-(..)(..)(..).*/\1-\2-\3 \4:\5:\6/')
  {
    echo "shop_backup_healthy $1"
    if [ -n "$last" ]; then
      echo "shop_backup_last_timestamp_seconds $(date -u -d "$last" +%s)"
    elif [ -e "$file" ]; then
      grep '^shop_backup_last' "$file"
    fi
  } >"$file.new"
  mv "$file.new" "$file"
}

round() {
  if ! pgbackrest check; then
    say 'NOT ARCHIVED: the write-ahead log does not reach the backups. What happens from now on would be lost with this machine.'
    return 1
  fi
  # Before a new backup, which would hide a gap in front of it.
  start=$(pgbackrest info | sed -nE 's|.*wal start/stop: ([0-9A-F]{24}).*|\1|p' | tail -n 1)
  if [ -n "$start" ] && ! gaps "$start"; then
    pgbackrest --type=full backup && say 'Made a full backup, so that moments from now on can be restored.'
    return 1
  fi
  type=$(due) || { say 'NO BACKUP: the backups cannot be listed.'; return 1; }
  if [ -n "$type" ]; then
    pgbackrest --type="$type" backup || { say "NO BACKUP: the $type backup failed."; return 1; }
    say "Made a backup ($type)."
  fi
}

require_hour() {
  echo "${BACKUP_HOUR:-9}" | grep -Eq '^([01]?[0-9]|2[0-3])$' && return
  say "BACKUP_HOUR: expected an hour in UTC, 0 to 23, not '$BACKUP_HOUR'."
  exit 2
}

restore() {
  target=${1:?expected a moment, such as '2026-11-30 14:05:00+00'}
  timeline=${2:-}
  echo "$target" | grep -Eq '^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?[+-][0-9]{2}(:[0-9]{2})?$' || {
    say "Expected a moment with its offset from UTC, such as '2026-11-30 14:05:00+00', not '$target'."
    exit 2
  }
  # The newest timeline, on which the database was until now.
  current=$(pgbackrest info | sed -nE 's|.*wal archive min/max .*/([0-9A-F]{8})[0-9A-F]{16}$|\1|p' | tail -n 1)
  # On a new machine the folder is not there yet.
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  gaps '' || say 'Postgres stops at a gap. If the moment lies beyond, it says that the target was not reached, and does not start.'
  # Only what is said here is written into Postgres's restore_command.
  pgbackrest --stanza=shop --delta --type=time --target="$target" --target-action=promote \
    ${timeline:+--target-timeline="$timeline"} restore
  say "Restored the files. Postgres replays the log up to $target when it starts."
  [ -z "$current" ] ||
    say "What happened after it stays in the archive. To restore a later moment of that, name its timeline: backup restore TIME $((0x$current))"
}

case ${1:-} in
  once)
    require_hour
    pgbackrest stanza-create
    if ! round; then
      report 0
      exit 1
    fi
    report 1
    ;;
  run)
    require_hour
    until pgbackrest stanza-create; do
      report 0 || true
      sleep 10
    done
    while :; do
      if round; then
        touch /tmp/healthy
        report 1 || true
      else
        rm -f /tmp/healthy
        report 0 || true
      fi
      sleep 600 &
      wait $!
    done
    ;;
  restore) restore "${2:-}" "${3:-}" ;;
  *) sed -n '2,4s/^# //p' "$0" && exit 2 ;;
esac
