import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { ideaAges, type IdeaAge } from '@alcancia/contracts/assistant';
import { Bones, Button, ListBones, Part, steadyPlace } from '@alcancia/web-kit/ui';

import { familyProgress } from '../guide/guide.queries.js';
import { IdeaForm } from '../inspiraccion/idea-form.js';
import '../inspiraccion/inspiraccion.css';
import { ideaOf } from '../inspiraccion/inspiraccion.queries.js';
import { KeptDialog } from '../inspiraccion/kept-dialog.js';
import { KeptList } from '../inspiraccion/kept-list.js';
import { useArchive } from '../inspiraccion/use-archive.js';
import { WishCard } from '../inspiraccion/wish-card.js';
import { knownChildren, may } from '../rights.js';
import { words } from '../words/inspiraccion.js';

/** 'InspirAcción' (G33): ideas of ours to learn together, and the own ones. */
export default function InspiraccionPage() {
  return (
    <div className="inspiraccion" ref={steadyPlace}>
      <Part fallback={<Bones card lines={5} />}>
        <Inspiraccion />
      </Part>
    </div>
  );
}

const mayChangeFor = may('changeActivities');

/** The band of the youngest child, so that what is offered first fits. */
const ageOf = (ages: readonly number[]): IdeaAge => {
  const youngest = Math.min(...ages);
  const from = [0, 7, 10, 13];
  return ideaAges[from.findLastIndex((age) => youngest >= age)] ?? '7-9';
};

function Inspiraccion() {
  const { children } = useSuspenseQuery(knownChildren).data;
  const mayConvert = useQuery(familyProgress).data?.unlocked.activities ?? false;
  const [query, setQuery] = useSearchParams();
  const shownId = query.get('idea');
  const editedId = query.get('edit');
  const editable = children.filter(mayChangeFor);
  const open = (ideaId: string): void => setQuery({ idea: ideaId });
  const close = (): void => setQuery({}, { replace: true });
  const acts = useArchive(close);

  return (
    <>
      <div className="page-head">
        <h1>{words.title}</h1>
        <Button icon={<Plus aria-hidden />} onClick={() => setQuery({ new: '1' })}>
          {words.write}
        </Button>
        <p>{words.about}</p>
      </div>
      <WishCard firstAge={children.length > 0 ? ageOf(children.map(({ age }) => age)) : '7-9'} onOpen={open} />
      <Part fallback={<ListBones rows={3} />}>
        <KeptList family={children} onOpen={open} />
      </Part>
      {shownId !== null && (
        <Part key={shownId} fallback={null}>
          <KeptDialog
            ideaId={shownId}
            family={editable}
            mayConvert={mayConvert}
            acts={acts}
            onEdit={(ideaId) => setQuery({ edit: ideaId })}
            onClose={close}
          />
        </Part>
      )}
      {query.get('new') === '1' && <IdeaForm idea={null} onSaved={open} onClose={close} onReload={close} />}
      {editedId !== null && (
        <Part key={editedId} fallback={null}>
          <Editor ideaId={editedId} onSaved={open} onClose={() => open(editedId)} />
        </Part>
      )}
    </>
  );
}

interface EditorProps {
  readonly ideaId: string;
  readonly onSaved: (ideaId: string) => void;
  readonly onClose: () => void;
}

function Editor({ ideaId, onSaved, onClose }: EditorProps) {
  const { data, refetch } = useSuspenseQuery(ideaOf(ideaId));
  const { idea } = data;
  return (
    <IdeaForm key={idea.version} idea={idea} onSaved={onSaved} onClose={onClose} onReload={() => void refetch()} />
  );
}
