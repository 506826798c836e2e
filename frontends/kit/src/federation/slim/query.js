// What the product uses of react-query: shared whole it could not be tree-shaken, and hydration, prefetching and parallel
// queries weigh 3 KB compressed.
export {
  focusManager,
  hashKey,
  infiniteQueryOptions,
  onlineManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  QueryErrorResetBoundary,
  queryOptions,
  useInfiniteQuery,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from 'whole-react-query';
