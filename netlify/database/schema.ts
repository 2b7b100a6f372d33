// All tables in one module, because Drizzle and drizzle-kit take the schema as a whole.
export * from './accountTables';
export * from './membershipTables';
export * from './orderTables';
export * from './podTables';
export * from './providerTables';
export * from './pushTables';
export * from './workTables';
