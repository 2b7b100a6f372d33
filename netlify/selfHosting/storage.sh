#!/bin/sh
# Starts the storage of compose.yaml. Its image has a shell, and reads its account from the environment alone.
set -eu

secret=$(cat /run/secrets/s3_secret_access_key)
[ -n "$secret" ] || { echo 'secrets/s3_secret_access_key is empty: run netlify/selfHosting/secrets.sh' >&2; exit 1; }
export ROOT_ACCESS_KEY_ID=shop ROOT_SECRET_ACCESS_KEY="$secret"
mkdir -p /data/id-photos
exec versitygw --port :9000 --region us-east-1 --health /health posix /data
