import { jest } from '@jest/globals';
// CommonJS companions of Nest fail with "Cannot require() ES Module … in a cycle" unless Nest itself was imported first.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/common/internal';
import '@nestjs/core';
import '@nestjs/core/internal';

// A project's own testTimeout does not reach hooks, and booting a database takes seconds.
jest.setTimeout(60_000);

process.env.LOG_LEVEL ??= 'silent';
