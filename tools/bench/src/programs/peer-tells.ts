import { Worker } from 'bullmq';
import pg from 'pg';

import type { Approved } from '../peers/approve.js';
import { approvedQueue, type Teller } from '../peers/peer.js';
import { obey } from './obey.js';

obey({
  /** What follows an approval: the child is told, once. */
  async open({ databaseUrl, redisUrl }: Teller) {
    const { hostname: host, port, password } = new URL(redisUrl);
    const connection = { host, port: Number(port), ...(password ? { password: decodeURIComponent(password) } : {}) };
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
    const tell = async (jobId: string, { childId, requestId, title, points, coinsCents }: Approved): Promise<void> => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const seen = 'insert into bench.seen (id) values ($1) on conflict do nothing returning id';
        if ((await client.query(seen, [jobId])).rowCount) {
          const message = `¡Lo lograste! «${title}» está aprobada.`;
          const payload = { message, activityTitle: title, points, coinsCents, childId, link: '/child-wallet' };
          await client.query(
            `insert into notifications.notification_logs (id, recipient_id, type, payload, status, created_at)
             values (gen_random_uuid(), $1, 'activity_approved', $2, 'unread', now())`,
            [childId, JSON.stringify(payload)],
          );
          await client.query(
            `update notifications.notification_logs set status = 'read' where about_request_id = $1 and status = 'unread'`,
            [requestId],
          );
        }
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    };
    const worker = new Worker<Approved>(approvedQueue, async ({ id = '', data }) => tell(id, data), {
      connection,
      concurrency: 16,
    });
    await worker.waitUntilReady();
  },
});
