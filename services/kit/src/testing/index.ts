export { aChild, anAdministrator, anAdult, aViewer, withNobodyChosen } from './callers.js';
export { type AskOptions, bootService, type TestService } from './boot-service.js';
export { multiplyRows, type RunSql } from './multiply-rows.js';
export { statementsNotKept, tablesReadWhole } from './plans.js';
export { openEmptyPglite, openTestDatabase, type TestDatabase } from './test-database.js';
export { writeSlowly } from './write-slowly.js';
export { aTraceCollector, type CollectedSpan, type TraceCollector } from './trace-collector.js';
export { type SchemaColumn, unsaidColumns } from '../personal-data/unsaid-columns.js';
export { unreachableTables } from '../personal-data/person-rows.js';
