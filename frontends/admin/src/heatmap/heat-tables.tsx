import { Button, Flex, Table } from 'antd';

import type { HeatLayer } from '@alcancia/contracts/marketing';
import { format } from '@alcancia/web-kit';

import { csvWith, saveFile } from '../csv.js';
import { reachable } from '../reachable.js';
import { words } from '../words/heatmap.js';
import { words as table } from '../words/table.js';
import type { Heat } from './heatmap.queries.js';

interface HeatTablesProps {
  readonly heat: Heat;
  readonly layer: HeatLayer;
}

const shareOf = (part: number, whole: number): string =>
  whole === 0 ? words.noConversion : words.percent(part / whole);

/** What the picture shows, in rows: for whoever does not see it, and for a table program. */
export const HeatTables = ({ heat, layer }: HeatTablesProps) =>
  layer === 'scroll' ? <Depths {...heat} /> : <Elements {...heat} />;

function Elements({ elements, visits }: Heat) {
  const rows = elements.map((one) => ({ ...one, key: `${one.section} ${one.selector}` }));
  const save = (): void =>
    saveFile(
      words.file,
      csvWith(
        [words.section, words.element, words.touches, words.share],
        elements.map(({ section, selector, touches }) => [
          section,
          selector,
          String(touches),
          shareOf(touches, visits),
        ]),
      ),
    );
  return (
    <section aria-label={words.elements}>
      <Head title={words.elements} isEmpty={rows.length === 0} onSave={save} />
      <div ref={reachable} role="group" aria-label={words.elements} style={{ overflowX: 'auto' }}>
        <Table
          columns={[
            { title: words.section, dataIndex: 'section' },
            { title: words.element, dataIndex: 'selector', render: (selector: string) => <code>{selector}</code> },
            { title: words.touches, dataIndex: 'touches', render: (touches: number) => format.number(touches) },
          ]}
          dataSource={rows}
          locale={{ emptyText: words.noElements }}
          pagination={false}
          size="small"
        />
      </div>
    </section>
  );
}

function Depths({ depths, visits }: Heat) {
  const rows = visits === 0 ? [] : depths.filter(({ percent }) => percent > 0);
  const save = (): void =>
    saveFile(
      words.file,
      csvWith(
        [words.depth, words.reached, words.share],
        rows.map((one) => [words.depthOf(one.percent), String(one.visits), shareOf(one.visits, visits)]),
      ),
    );
  return (
    <section aria-label={words.depth}>
      <Head title={words.depth} isEmpty={rows.length === 0} onSave={save} />
      <Table
        rowKey="percent"
        columns={[
          { title: words.depth, dataIndex: 'percent', render: words.depthOf },
          { title: words.reached, dataIndex: 'visits', render: (came: number) => format.number(came) },
          { title: words.share, key: 'share', render: (_value, one) => shareOf(one.visits, visits) },
        ]}
        dataSource={rows}
        locale={{ emptyText: words.noElements }}
        pagination={false}
        size="small"
      />
    </section>
  );
}

interface HeadProps {
  readonly title: string;
  readonly isEmpty: boolean;
  readonly onSave: () => void;
}

const Head = ({ title, isEmpty, onSave }: HeadProps) => (
  <Flex justify="space-between" align="center" gap="small" wrap>
    <h2>{title}</h2>
    <Button disabled={isEmpty} onClick={onSave}>
      {table.csv}
    </Button>
  </Flex>
);
