import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { parseDocument } from 'yaml';

import { root } from '../place.mjs';

/** Writes the realm of deploy/keycloak into the manifest that imports it: the operator takes it no other way. */
export function writeRealm() {
  const file = path.join(root, 'k8s/base/keycloak/realm.yaml');
  const manifest = parseDocument(readFileSync(file, 'utf8'));
  const realm = JSON.parse(readFileSync(path.join(root, 'deploy/keycloak/alcancia-realm.json'), 'utf8'));
  manifest.setIn(['spec', 'realm'], manifest.createNode(realm));
  writeFileSync(file, manifest.toString());
}
