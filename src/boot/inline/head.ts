import { beforePaint, type BeforePaintTables } from './beforePaint';

/** Inserted by the build. They are the same on every page, so that the content security policy lists one hash. */
declare const TABLES: BeforePaintTables;

beforePaint(TABLES);
