import { type DynamicModule, Global, Module } from '@nestjs/common';

import { Parts } from './gateway-parts.js';

/** Gives every module what the gateway was given. */
@Global()
@Module({})
export class PartsModule {
  static with(parts: Parts): DynamicModule {
    return { module: PartsModule, providers: [{ provide: Parts, useValue: parts }], exports: [Parts] };
  }
}
