// Drizzle and drizzle-kit need all tables in one module.
export * from './accountTables';
export * from './alertTables';
export * from './driverTables';
export * from './membershipTables';
export * from './orderTables';
export * from './podTables';
export * from './providerTables';
export * from './pushTables';
export * from './staffTables';
export * from './workTables';
