import { remoteBuild } from '@alcancia/web-kit/federation/build';

export default remoteBuild(import.meta.dirname);
