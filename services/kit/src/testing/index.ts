export { aChild, anAdult, aViewer, withNobodyChosen } from './callers.js';
export { bootService, type TestService } from './boot-service.js';
export { openTestDatabase, type TestDatabase } from './test-database.js';
export { aTraceCollector, type CollectedSpan, type TraceCollector } from './trace-collector.js';
export { type SchemaColumn, unsaidColumns } from '../personal-data/unsaid-columns.js';
