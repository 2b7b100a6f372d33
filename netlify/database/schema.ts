// One module with every table: drizzle and its migration tool take the schema whole.
export * from './accountTables';
export * from './membershipTables';
export * from './orderTables';
export * from './podTables';
export * from './providerTables';
export * from './pushTables';
export * from './workTables';
