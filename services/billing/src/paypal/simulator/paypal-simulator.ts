import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { approvePage, gonePage } from './approve-page.js';
import { BillingCycles } from './billing-cycles.js';
import { Books, payPalId } from './books.js';
import { Signer } from './certificates.js';
import { type Answering, answering, Faults, meet } from './faults.js';
import { RestApi } from './rest-api.js';
import { Webhooks } from './webhooks.js';

export interface SimulatorOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly port?: number;
  readonly host?: string;
  /** As browsers name this machine. */
  readonly publicHost?: string;
  /** Where the books are kept; without it they are lost at the end. */
  readonly file?: string;
  readonly now?: () => Date;
  /** How often payments that are due are made and webhooks sent by themselves; 0: only by `carryOn`. */
  readonly everyMs?: number;
  /** Who signs webhooks; one of its own unless given. */
  readonly signer?: Signer;
}

/** Below the host that is pinned. */
export const certificateHost = 'simulated.paypal.com';
const bodyBytes = 262_144;
const approvePath = '/webapps/billing/subscriptions';
const certificatePath = '/v1/notifications/certs/CERT-simulated';
const tokenSeconds = 32_400;
const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/** A PayPal on this machine: the same protocol, people who approve with a click, webhooks with a signature. No money moves. */
export class PayPalSimulator {
  readonly webhookId = 'WH-SIMULATED';
  readonly books: Books;
  readonly faults = new Faults();
  readonly webhooks: Webhooks;
  readonly cycles: BillingCycles;
  /** How often each address was asked: 'POST /v1/oauth2/token' and so on. */
  readonly asked = new Map<string, number>();
  private readonly tokens = new Set<string>();
  private readonly api: RestApi;
  private readonly server = createServer((request, response) => void this.answer(request, response));
  private timer: NodeJS.Timeout | undefined;

  private constructor(private readonly options: SimulatorOptions) {
    const { now = () => new Date() } = options;
    this.books = new Books(options.file);
    const { signer = new Signer(certificateHost) } = options;
    this.webhooks = new Webhooks({ books: this.books, webhookId: this.webhookId, signer, now });
    this.cycles = new BillingCycles(this.books, now, (type, one) =>
      this.webhooks.write(type, one, this.api.shown(one)),
    );
    this.api = new RestApi(this.books, this.cycles, now, () => ({ address: this.address, approveAt: this.approveAt }));
  }

  static async start(options: SimulatorOptions): Promise<PayPalSimulator> {
    const simulator = new PayPalSimulator(options);
    await new Promise<void>((listening, failed) => {
      simulator.server.once('error', failed).listen(options.port ?? 0, options.host ?? '127.0.0.1', listening);
    });
    const { everyMs = 0 } = options;
    if (everyMs > 0) simulator.timer = setInterval(() => void simulator.carryOn(), everyMs).unref();
    return simulator;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get certificateUrl(): string {
    return `${this.address}${certificatePath}`;
  }

  /** What the service must be given to ask here instead of PayPal. */
  get settings(): Record<string, string> {
    return {
      PAYPAL_URL: this.address,
      PAYPAL_CLIENT_ID: this.options.clientId,
      PAYPAL_CLIENT_SECRET: this.options.clientSecret,
      PAYPAL_WEBHOOK_ID: this.webhookId,
      PAYPAL_ROOT_CERTIFICATE: this.webhooks.signer.root,
    };
  }

  /** Payments that are due, then the webhooks that are due. */
  async carryOn(): Promise<void> {
    this.cycles.carryOn();
    await this.webhooks.sendDue(this.certificateUrl);
  }

  /** Forgets every token, as if they had all run out. */
  endTokens(): void {
    this.tokens.clear();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.books.keep();
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private get approveAt(): string {
    return this.address.replace('127.0.0.1', this.options.publicHost ?? 'localhost');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.address);
    const call = `${request.method} ${url.pathname}`;
    this.asked.set(call, (this.asked.get(call) ?? 0) + 1);
    const body = await read(request);
    const fault = this.faults.take(call);
    if (!meet(fault, response)) return;
    if (body === null) return void response.writeHead(413).end();
    this.carryOut(call, url, body, request, answering(fault, request, response));
    this.books.keep();
  }

  private carryOut(call: string, url: URL, body: string, request: IncomingMessage, response: Answering): void {
    const json = (status: number, said?: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(said ? JSON.stringify(said) : undefined);
    if (call === `GET ${certificatePath}`) return void response.writeHead(200).end(this.webhooks.signer.chain);
    if (url.pathname === approvePath) return this.approve(call, url, new URLSearchParams(body), response);
    if (call === 'POST /v1/oauth2/token') return this.giveToken(request, json);
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (!this.tokens.has(token)) return void json(401, { name: 'AUTHENTICATION_FAILURE', details: [] });
    if (call === 'POST /v1/notifications/verify-webhook-signature')
      return void json(200, { verification_status: this.verify(body) ? 'SUCCESS' : 'FAILURE' });
    const id = request.headers['paypal-request-id'];
    const requestId = typeof id === 'string' ? id : undefined;
    const answer = this.api.answer({ method: request.method ?? '', url, body: jsonIn(body), requestId });
    json(answer.status, answer.body);
  }

  private giveToken({ headers }: IncomingMessage, json: (status: number, said: object) => unknown): void {
    const { clientId, clientSecret } = this.options;
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    if (headers.authorization !== basic) return void json(401, { error: 'invalid_client' });
    const token = payPalId('A21', 40);
    this.tokens.add(token);
    json(200, { access_token: token, token_type: 'Bearer', expires_in: tokenSeconds, scope: '', app_id: '' });
  }

  /** The bytes of the event are the ones in the request. */
  private verify(body: string): boolean {
    const fields = (jsonIn(body) ?? {}) as Record<string, string>;
    const event = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    const { transmission_id: id, transmission_time: time, transmission_sig: signature, webhook_id: webhookId } = fields;
    const { signer } = this.webhooks;
    return signer.signed(`${id}|${time}|${webhookId}`, event) === signature && webhookId === this.webhookId;
  }

  /** What there is to approve behind a link: a subscription, or another plan for one. */
  private askedBy(token: string) {
    for (const one of this.books.rows.subscriptions) {
      const revision = one.revision?.token === token ? one.revision : null;
      const isNew = one.approvalToken === token && one.status === 'APPROVAL_PENDING';
      const plan = this.books.plan(revision?.planId ?? one.planId);
      if (plan && (isNew || revision)) return { one, plan, token, isChange: revision !== null, pages: revision ?? one };
    }
    return null;
  }

  private approve(call: string, url: URL, form: URLSearchParams, response: Answering): void {
    const token = form.get('ba_token') ?? url.searchParams.get('ba_token');
    const asked = token === null ? null : this.askedBy(token);
    if (!asked) return void response.writeHead(404, html).end(gonePage);
    const { one, plan, isChange, pages } = asked;
    if (call.startsWith('GET')) {
      const price = `${plan.value} ${plan.currency}`;
      const { name: planName, trialDays } = plan;
      const about = { token: asked.token, brandName: one.brandName, planName, price, trialDays, isChange };
      return void response.writeHead(200, html).end(approvePage(about));
    }
    const isAccepted = form.get('answer') === 'accept';
    if (isAccepted && isChange) this.cycles.revise(one);
    else if (isAccepted) this.cycles.approve(one);
    const back = new URL(isAccepted ? pages.returnUrl : pages.cancelUrl);
    for (const [name, value] of [
      ['subscription_id', one.id],
      ['ba_token', asked.token],
      ['token', createHash('sha256').update(asked.token).digest('hex').slice(0, 17)],
    ] as const)
      back.searchParams.set(name, value);
    response.writeHead(303, { location: back.href }).end();
    if ((this.options.everyMs ?? 0) > 0) void this.carryOn();
  }
}

async function read(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > bodyBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function jsonIn(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
