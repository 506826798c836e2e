import { words } from '../words/kit.js';
import { Button } from './button.js';
import { KidButton } from './kid/kid-button.js';

interface SeeMoreProps {
  /** What useSuspenseInfiniteQuery answered for a `readPages`. */
  readonly pages: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  /** In a child's world. */
  readonly kid?: boolean;
}

/** 'Ver más' under a list that has more than was read. */
export function SeeMore({ pages, kid = false }: SeeMoreProps) {
  if (!pages.hasNextPage) return null;
  const asked = { busy: pages.isFetchingNextPage, onClick: () => void pages.fetchNextPage() };
  return (
    <div className="see-more">
      {kid ? (
        <KidButton kind="quiet" {...asked}>
          {words.seeMore}
        </KidButton>
      ) : (
        <Button kind="line" {...asked}>
          {words.seeMore}
        </Button>
      )}
    </div>
  );
}
