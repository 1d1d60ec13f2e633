import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { DOCUMENT } from '../../scripts/document.mjs';
import type { components } from '../../target/contract/schema';

type Schemas = components['schemas'];

// What else OpenAPI says beside the schemas is none of the validator's business.
const ajv = new Ajv2020({ strict: false });
ajv.addSchema(JSON.parse(readFileSync(DOCUMENT, 'utf8')) as object, 'openapi');
const checks = new Map<string, ValidateFunction>();

/** Something that the server could say, checked against openapi.json; a test must not make up its own. */
export function sample<N extends keyof Schemas, V extends Schemas[N]>(name: N, value: V): V {
  let check = checks.get(name);
  if (!check) {
    check = ajv.compile({ $ref: `openapi#/components/schemas/${name}` });
    checks.set(name, check);
  }
  if (!check(value)) {
    throw new Error(`No ${name}: ${ajv.errorsText(check.errors)}\n${JSON.stringify(value)}`);
  }
  return value;
}
