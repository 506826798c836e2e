const followed = 'deploy/embedded/src/one-approval-followed.int.spec.ts';
const kit = 'services/kit/src/observe/watched.int.spec.ts';
const gateway = 'gateway/src/observe/observe.int.spec.ts';

/** What operators need to follow an act through the rooms. */
export const sabotagesOfObserving = {
  'the trace that is kept with an event': {
    file: 'services/kit/src/use-case/closing.ts',
    from: 'trace: trace ?? null',
    to: 'trace: null',
    proof: followed,
    noticedBy: 'one approval is followed',
  },
  'the correlation id of an event': {
    file: 'services/kit/src/outbox/relay.ts',
    from: 'correlationId: row.correlation_id',
    to: 'correlationId: row.id',
    proof: kit,
    noticedBy: 'a request, its events',
  },
  'the migrations behind readiness': {
    file: 'services/kit/src/observe/watch-service.ts',
    from: '=== null',
    to: '!== undefined',
    proof: kit,
    noticedBy: 'it is ready when',
  },
  'the outbox behind readiness': {
    file: 'services/kit/src/recurring-task.ts',
    from: 'this.hasFailed = true;',
    to: '',
    proof: kit,
    noticedBy: 'it serves on, degraded',
  },
  'the trace that the gateway hands on': {
    file: 'gateway/src/forward/forward-request.ts',
    from: '...cause,',
    to: 'correlationId: cause.correlationId,',
    proof: gateway,
    noticedBy: 'begins a trace',
  },
  'the route behind a figure': {
    file: 'gateway/src/observe/watch-http.ts',
    from: "request.routeOptions.url ?? 'none'",
    to: 'request.url',
    proof: gateway,
    noticedBy: 'counts answers by their route',
  },
  'the log that stops nobody': {
    file: 'services/kit/src/observe/log.ts',
    from: 'writeSync(file, line);\n    } catch {',
    to: 'writeSync(file, line);\n    } catch (error) {\n      throw error;',
    proof: 'services/kit/src/observe/log.spec.ts',
    noticedBy: 'F19: a line for which the disk has no room',
  },
};
