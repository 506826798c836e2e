// Shared modules are loaded asynchronously: the entry itself must not import any.
void import('./boot.js');
