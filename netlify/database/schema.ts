// One module with every table: drizzle and its migration tool take the schema whole.
export * from './accountTables';
export * from './orderTables';
export * from './providerTables';
