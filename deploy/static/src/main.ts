import { startStaticServer } from './static-server.js';

// node deploy/static/dist/main.js frontends/family/dist
const { STATIC_DIR, HOST = '127.0.0.1', PORT = '8080' } = process.env;
const folder = process.argv[2] ?? STATIC_DIR;
const port = Number(PORT);
if (folder === undefined) throw new Error('Say which folder to serve: as the first argument or in STATIC_DIR.');
if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port: ${PORT}`);

const server = await startStaticServer({ folder, host: HOST, port });
const stop = (): void => void server.close().then(() => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
try {
  await server.filled;
  console.error(`${folder} is served at ${server.address}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
