import { Button } from '@alcancia/web-kit/ui';

import { words } from './words/offers.js';

interface MoreRowProps {
  readonly pages: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** Reads on where a list has more than was read. */
export const MoreRow = ({ pages }: MoreRowProps) =>
  pages.hasNextPage && (
    <div className="more-row">
      <Button kind="line" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        {words.more}
      </Button>
    </div>
  );
