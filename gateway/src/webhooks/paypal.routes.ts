import type { IncomingHttpHeaders } from 'node:http';

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

import { receivePayPalWebhook } from '@alcancia/contracts/billing';

import { originOf } from '../access/access-guard.js';
import { askAsGateway } from '../access/ask-identity.js';
import { Limits } from '../access/limits.js';
import { ServiceGuard } from '../bus/service-guard.js';

const maxBodyBytes = 512 * 1024;
/** A certificate may have to be fetched first, in milliseconds; PayPal waits longer than that. */
const waitMs = 20_000;

const textOf = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '');

const transmissionIn = (headers: IncomingHttpHeaders) => ({
  id: textOf(headers['paypal-transmission-id']),
  time: textOf(headers['paypal-transmission-time']),
  signature: textOf(headers['paypal-transmission-sig']),
  certificateUrl: textOf(headers['paypal-cert-url']),
  algorithm: textOf(headers['paypal-auth-algo']),
});

/**
 * What PayPal tells. No session and no contract of a browser: the signature is over the bytes as they come, so they are
 * passed on unread, and billing alone says whether they are believed. Anything but 2xx is sent again by PayPal.
 */
@Injectable()
export class PayPalRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly services: ServiceGuard,
    private readonly limits: Limits,
  ) {}

  onModuleInit(): void {
    void this.host.httpAdapter.getInstance<FastifyInstance>().register(async (routes) => {
      routes.removeAllContentTypeParsers();
      routes.addContentTypeParser(
        'application/json',
        { parseAs: 'buffer', bodyLimit: maxBodyBytes },
        (_request, body, done) => done(null, body),
      );
      routes.addHook('onRequest', async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        await this.limits.allowAddress(request.ip);
      });
      const config = { subject: receivePayPalWebhook.subject };
      routes.post('/api/webhooks/paypal', { config, bodyLimit: maxBodyBytes }, async (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body.toString('base64') : '';
        const input = { transmission: transmissionIn(request.headers), raw };
        const read = receivePayPalWebhook.input.safeParse(input);
        if (!read.success) return reply.code(400).send({});
        const about = { origin: originOf(request), cause: request.cause, waitMs };
        const { isTaken } = await askAsGateway(this.services, receivePayPalWebhook, read.data, about);
        return reply.code(isTaken ? 200 : 400).send({});
      });
    });
  }
}
