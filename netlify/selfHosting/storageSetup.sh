#!/bin/sh
# Runs in the container storage-setup of compose.yaml, at every start. Its image has mc and a shell, but no grep or sed.
set -eu

mc alias set storage http://storage:9000 root "$STORAGE_ROOT_PASSWORD" >/dev/null
mc mb --ignore-existing storage/id-photos
# Also sets the password anew when it has changed.
mc admin user add storage shop "$STORAGE_PASSWORD"
mc admin policy create storage id-photos /policy.json
# Fails when the policy is attached already.
if ! mc admin policy attach storage id-photos --user shop; then
  case "$(mc admin user info storage shop)" in
    *id-photos*) ;;
    *) exit 1 ;;
  esac
fi
