/** A test fails until every text column is listed, so that somebody decides whether a new one is personal. */

export const emptiedTables = [
  'action_receipts',
  'activations',
  'audit_entries',
  'driver_run_orders',
  'driver_runs',
  'favorites',
  'id_images',
  'id_links',
  'id_looks',
  'login_codes',
  'notices',
  'one_time_codes',
  'outgoing_messages',
  'past_uses',
  'shared_purges',
  'pod_keys',
  'push_messages',
  'push_subscriptions',
  'rate_limits',
  'ratings',
  'removals',
  'reviews',
  'sessions',
  'staff_codes',
  'staff_sessions',
  'price_alerts',
  'stock_alerts',
  'stripe_events',
  'suppressions',
  'user_pods',
  'watched_prices',
  'webhook_receipts',
] as const;

const address = {
  addressOne: '1 Preview Street',
  addressTwo: '',
  city: 'Los Angeles',
  state: 'CA',
  postalCode: '90012',
  latitude: 34.0537,
  longitude: -118.2428,
};
const token = "replace(gen_random_uuid()::text, '-', '')";

/** SQL expressions; `n` is the row's number in its table. Null values stay null. */
export const replacementValues: Record<string, Record<string, string>> = {
  users: {
    email: "'shopper-' || n || '@preview.example'",
    phone_number: "'555' || lpad(n::text, 7, '0')",
    contact_phone: "'555' || lpad(n::text, 7, '0')",
    given_name: "'Shopper'",
    family_name: "'Number ' || n",
    referral_code: 'NULL',
    // Production's secrets would be valid for links of the real shop.
    unsubscribe_secret: 'gen_random_uuid()',
  },
  staff: { email: "'staff-' || n || '@preview.example'", name: "'Staff ' || n" },
  orders: {
    address: `'${JSON.stringify(address)}'::jsonb`,
    note: "''",
    contact_phone: "'5550000000'",
    door_key: 'NULL',
    id_key: 'NULL',
    origin_key: 'NULL',
    details_id: token,
    idempotency_key: token,
    body_hash: token,
    tracking_hash: 'NULL',
    sealed_tracking: 'NULL',
  },
  order_events: { reason: 'NULL' },
  memberships: { stripe_customer_id: 'NULL', stripe_subscription_id: 'NULL' },
  invoices: { stripe_invoice_id: 'NULL', hosted_url: 'NULL' },
  providers: {
    // A random secret, which no dispensary has.
    webhook_secret: "'whsec_' || encode(decode(md5(random()::text) || md5(random()::text), 'hex'), 'base64')",
    previous_webhook_secret: 'NULL',
    webhook_url: 'NULL',
    phone: 'NULL',
    pause_reason: 'NULL',
  },
  provider_exceptions: { reason: "''" },
  job_runs: { error: 'NULL', input_hash: 'NULL' },
};

/** Columns whose replacement must not collide with a value that is not replaced yet. */
export const uniqueColumns: Record<string, readonly string[]> = { users: ['email', 'phone_number'], staff: ['email'] };

/** Columns that neither identify a person nor grant access. */
export const unchangedColumns: Record<string, readonly string[]> = {
  users: ['terms_version', 'locale_id'],
  staff: ['role', 'provider_id'],
  // An order number grants no access without the shopper's session.
  orders: ['order_number', 'provider_id', 'status', 'order_type', 'currency_code', 'locale_id'],
  order_events: ['status', 'actor'],
  order_items: ['product_variant_id', 'title', 'brand'],
  memberships: ['billing', 'status'],
  invoices: ['number', 'currency_code', 'status'],
  reward_credits: ['reason'],
  // Dispensaries are businesses, so their public data is not personal.
  providers: ['id', 'name', 'licence', 'timezone', 'pickup_times', 'delivery_times', 'pickup_address'],
  provider_exceptions: ['provider_id', 'delivery_hours', 'pickup_hours'],
  provider_products: ['provider_id', 'product_variant_id', 'title', 'brand'],
  provider_zones: ['provider_id', 'postal_code'],
  slot_usage: ['provider_id', 'order_type'],
  job_runs: ['name'],
};
