import { shellBuild } from '@alcancia/web-kit/federation/build';
export default shellBuild(import.meta.dirname);
