import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Bones, Button, HintBox, ListBones, Part, PickFilter, steadyPlace } from '@alcancia/web-kit/ui';

import { ChallengeForm } from '../challenges/challenge-form.js';
import '../challenges/challenges.css';
import { ChallengesList } from '../challenges/challenges-list.js';
import { type ChallengeList, challengesOf, freshChallenge } from '../challenges/challenges.queries.js';
import { ChildFilter } from '../child-filter.js';
import { knownChildren, may, mayEarn } from '../rights.js';
import { useEditor } from '../use-editor.js';
import { words } from '../words/challenges.js';
import { words as offerWords } from '../words/offers.js';

/** 'Retos' (G7): what the children accept for some days. */
export default function SuperChallengesPage() {
  return (
    <div className="challenges-page" ref={steadyPlace}>
      <Part fallback={<Bones card lines={5} />}>
        <Challenges />
      </Part>
    </div>
  );
}

const mayChangeFor = may('changeChallenges');

const lists: ChallengeList[] = ['abiertos', 'borradores', 'terminados'];

function Challenges() {
  const { children } = useSuspenseQuery(knownChildren).data;
  const [list, setList] = useState<ChallengeList>('abiertos');
  const [chosen, setChild] = useState<string | null>(null);
  // A child to whom the link has ended is no filter any more.
  const childId = children.some(({ id }) => id === chosen) ? chosen : null;
  const editor = useEditor(freshChallenge);
  const pages = useInfiniteQuery(challengesOf('abiertos', childId)).data?.pages ?? [];
  const open = pages.flatMap(({ challenges }) => challenges).length;
  const more = pages.at(-1)?.nextCursor ? '+' : '';
  const editable = children.filter(mayChangeFor);
  const fitting = editable.filter((child) => editor.edited?.childIds.includes(child.id) === true || mayEarn(child));
  const add = editable.some(mayEarn) ? () => editor.add() : undefined;

  return (
    <>
      <div className="page-head">
        <h1>{words.title}</h1>
        {add && (
          <Button icon={<Plus aria-hidden />} onClick={add}>
            {words.create}
          </Button>
        )}
        <p>{open === 0 ? words.about : words.running(open, more)}</p>
      </div>
      <div className="fbar">
        <PickFilter
          label={words.listFilter}
          options={lists.map((value) => ({
            value,
            label: words.lists[value],
            count: value === 'abiertos' && open > 0 ? `${open}${more}` : undefined,
          }))}
          value={list}
          onChange={setList}
        />
        <ChildFilter family={children} value={childId} onChange={setChild} />
      </div>
      {editable.length === 0 && children.length > 0 && <HintBox>{offerWords.viewOnly}</HintBox>}
      <Part key={`${list} ${childId}`} fallback={<ListBones rows={4} />}>
        <ChallengesList list={list} childId={childId} family={children} onAdd={add} onEdit={editor.edit} />
      </Part>
      {(editor.edited || (editor.isAdding && fitting.length > 0)) && (
        <ChallengeForm
          key={editor.key}
          challenge={editor.edited}
          family={fitting}
          forChild={editor.forChild}
          onClose={editor.close}
          onReload={editor.reload}
        />
      )}
    </>
  );
}
