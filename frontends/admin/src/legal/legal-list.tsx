import { useQuery } from '@tanstack/react-query';
import { Button, Card, Flex, Typography } from 'antd';
import { useSearchParams } from 'react-router';

import {
  acceptedDocuments,
  type LegalDocument,
  legalDocuments,
  type LegalVersionView,
} from '@alcancia/contracts/identity';
import { ErrorPanel, Loading } from '@alcancia/web-kit/ui';

import { words } from '../words/legal.js';
import { LegalForm } from './legal-form.js';
import { legalVersions, newestText } from './legal.queries.js';

interface DocumentCardProps {
  readonly versions: readonly LegalVersionView[];
  readonly onNext: () => void;
}

const isAhead = (day: string): boolean => day > new Date().toISOString().slice(0, 10);

const isAccepted = (document: LegalDocument): boolean => acceptedDocuments.some((one) => one === document);

/** One text with its versions, the newest first; each is read where everybody reads it. */
function DocumentCard({ versions, onNext }: DocumentCardProps) {
  const [newest] = versions;
  if (!newest) return null;
  return (
    <Card>
      <Flex wrap justify="space-between" align="center" gap="small">
        <Typography.Title level={2} style={{ fontSize: '1.25rem', margin: 0 }}>
          {newest.title}
        </Typography.Title>
        <Button onClick={onNext} aria-label={words.next(newest.title)}>
          {words.nextVersion}
        </Button>
      </Flex>
      <ul style={{ margin: '12px 0 0', paddingInlineStart: 20 }}>
        {versions.map(({ document, version, effectiveOn, summary, isInForce, isMaterial }, nth) => (
          <li key={version}>
            <Typography.Link href={`/${document}?version=${version}`} target="_blank">
              {words.version(version, effectiveOn)}
            </Typography.Link>{' '}
            {isInForce && <strong>{words.inForce}</strong>}
            {!isInForce && isAhead(effectiveOn) && <strong>{words.announced}</strong>}
            <Typography.Paragraph type="secondary" style={{ margin: 0 }}>
              {isMaterial && isAccepted(document) && nth < versions.length - 1
                ? words.materialSummary(summary)
                : summary}
            </Typography.Paragraph>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The form of the text that the address names, once its newest version is there. */
function NextVersion({ document, onClose }: { readonly document: LegalDocument; readonly onClose: () => void }) {
  const { data, isError, refetch } = useQuery(newestText(document));
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />;
  return data ? <LegalForm key={data.version} newest={data} onClose={onClose} /> : null;
}

/** Every public text; which one gets a new version stands in the address, so that a reload opens the form again. */
export function LegalList() {
  const { data, isError, refetch } = useQuery(legalVersions);
  const [address, setAddress] = useSearchParams();
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const asked = legalDocuments.find((document) => document === address.get('next'));
  return (
    <Flex vertical gap="middle">
      {legalDocuments.map((document) => (
        <DocumentCard
          key={document}
          versions={data.versions.filter((one) => one.document === document)}
          onNext={() => setAddress({ next: document })}
        />
      ))}
      {asked && <NextVersion document={asked} onClose={() => setAddress({}, { replace: true })} />}
    </Flex>
  );
}
