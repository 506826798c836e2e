export { answerFile, answerFrom, encodingFor, type FileAnswer, type Wanted, wantedBy } from './answer-file.js';
export { type Asset, AssetCache, type Encoding } from './asset-cache.js';
export { looksLikeFile } from './media-types.js';
export { startStaticServer, type StaticServer } from './static-server.js';
