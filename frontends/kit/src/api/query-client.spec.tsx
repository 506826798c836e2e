import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { focusManager, onlineManager, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';

import { renderWithKit } from '../testing/index.js';
import { ApiError } from './api-error.js';
import { readAgainMs } from './make-stale.js';

const fiveMinutesMs = 5 * 60_000;

function aScreen(answer: () => string = () => 'here') {
  let asks = 0;
  const Screen = () => {
    const { data, error } = useQuery({
      queryKey: ['a'],
      retryDelay: 1,
      queryFn: async () => {
        asks += 1;
        return answer();
      },
    });
    return <p>{error ? 'failed' : (data ?? '?')}</p>;
  };
  return { ...renderWithKit(<Screen />), Screen, asks: () => asks };
}

/** What is said of data and error, and the cache that reads it again. */
function aReread(answer: () => string) {
  let client: QueryClient | undefined;
  const Screen = () => {
    client = useQueryClient();
    const { data = 'nothing', error } = useQuery({ queryKey: ['b'], retryDelay: 1, queryFn: async () => answer() });
    return <p>{error ? `failed, ${data}` : data}</p>;
  };
  renderWithKit(<Screen />);
  return { reread: () => client?.refetchQueries() };
}

/** From now on the clock says this many milliseconds more. */
const later = (ms: number) => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + ms);
};

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

describe('what was read (spec 1 §9)', () => {
  const shownAgainAfter = async (ms: number) => {
    const { show, Screen, asks } = aScreen();
    await screen.findByText('here');
    show(<p>elsewhere</p>);
    later(ms);
    show(<Screen />);
    await screen.findByText('here');
    return asks();
  };

  test('counts as fresh just short of five minutes', async () => {
    expect(await shownAgainAfter(fiveMinutesMs - 5_000)).toBe(1);
  });

  test('is read again when it is shown after five minutes', async () => {
    expect(await shownAgainAfter(fiveMinutesMs + 1)).toBe(2);
  });

  test('is not read again on focus nor when the machine is back online', async () => {
    const asks = { eager: 0, usual: 0 };
    const queryOf = (name: keyof typeof asks) => ({ queryKey: [name], queryFn: async () => (asks[name] += 1) });
    const Screen = () => {
      useQuery({ ...queryOf('eager'), refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' });
      return <p>{useQuery(queryOf('usual')).data ? 'here' : '?'}</p>;
    };
    renderWithKit(<Screen />);
    await screen.findByText('here');
    later(2 * fiveMinutesMs);
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await waitFor(() => expect(asks.eager).toBe(2));
    act(() => onlineManager.setOnline(false));
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(asks.eager).toBe(3));
    expect(asks.usual).toBe(1);
  });
});

describe('what could not be read', () => {
  const asksUntilFailed = async (error: ApiError) => {
    const { asks } = aScreen(() => {
      throw error;
    });
    await waitFor(() => screen.getByText('failed'));
    return asks();
  };

  test('is asked once more when nobody answered', async () => {
    expect(await asksUntilFailed(new ApiError({ code: 'unavailable' }))).toBe(2);
  });

  test('is shown no longer once it is not there any more, and stays while nobody answers', async () => {
    let error: ApiError | null = null;
    const { reread } = aReread(() => {
      if (error) throw error;
      return 'here';
    });
    await screen.findByText('here');
    error = new ApiError({ code: 'unavailable' });
    await act(async () => reread());
    expect(await screen.findByText('failed, here')).toBeTruthy();
    error = new ApiError({ code: 'not_found', kind: 'not_found' });
    await act(async () => reread());
    expect(await screen.findByText('failed, nothing')).toBeTruthy();
  });

  test('is read again a little later where something older is shown, and comes back by itself', async () => {
    let error: ApiError | null = null;
    let answer = 'before';
    let failures = 0;
    const { reread } = aReread(() => {
      if (error) failures += 1;
      if (error) throw error;
      return answer;
    });
    await screen.findByText('before');
    jest.useFakeTimers();
    const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
    error = new ApiError({ code: 'unavailable' });
    void reread();
    await pass(10);
    expect(screen.getByText('failed, before')).toBeTruthy();
    // Another failure meanwhile brings no second try.
    void reread();
    await pass(10);
    failures = 0;
    await pass(readAgainMs);
    expect(screen.getByText('failed, before')).toBeTruthy();
    expect(failures).toBe(2);
    error = null;
    answer = 'after';
    await pass(readAgainMs);
    expect(screen.getByText('after')).toBeTruthy();
  });

  test('is not asked again once it was refused', async () => {
    expect(await asksUntilFailed(new ApiError({ code: 'not_permitted' }))).toBe(1);
  });
});
