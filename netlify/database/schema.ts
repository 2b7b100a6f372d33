// All tables in one module, because Drizzle and drizzle-kit take the schema as a whole.
export * from './accountTables';
export * from './alertTables';
export * from './driverTables';
export * from './favoriteTables';
export * from './membershipTables';
export * from './orderTables';
export * from './podTables';
export * from './providerTables';
export * from './pushTables';
export * from './staffTables';
export * from './workTables';
