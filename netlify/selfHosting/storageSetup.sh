#!/bin/sh
# Runs in the container storage-setup of compose.yaml, at every start.
set -eu

mc alias set storage http://storage:9000 root "$STORAGE_ROOT_PASSWORD" >/dev/null
mc mb --ignore-existing storage/id-photos
# Also sets the password anew when it has changed.
mc admin user add storage shop "$STORAGE_PASSWORD"
mc admin policy create storage id-photos /policy.json
# Fails when the policy is attached already.
mc admin policy attach storage id-photos --user shop || mc admin user info storage shop | grep -q id-photos
