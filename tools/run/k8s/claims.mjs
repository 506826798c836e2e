import { workloads } from './workloads.mjs';

/** A rule for each workload that it is `of`: it holds, and is seen not to once what it asks for is taken away. One that concerns nobody proves nothing. */
export function podClaims(overlay, resources, { says, of, holds, spoils }) {
  const subjects = workloads(resources).filter(of);
  if (subjects.length === 0 || spoils.length === 0)
    return [
      { says: `${overlay}: each workload ${says}`, broken: ['no workload is asked, or the rule takes nothing away'] },
    ];
  const right = subjects.filter((workload) => holds(workload, resources));
  const unnoticed = right.flatMap(({ title }) =>
    spoils.flatMap((spoil, index) => {
      const copy = structuredClone(resources);
      const find = () => workloads(copy).find((workload) => workload.title === title);
      spoil(find(), copy);
      return holds(find(), copy) ? [`${title}, spoiled in way ${index + 1}`] : [];
    }),
  );
  return [
    {
      says: `${overlay}: each workload ${says}`,
      broken: subjects.filter((one) => !right.includes(one)).map(({ title }) => title),
    },
    { says: `${overlay}: it is noticed when no workload ${says}`, broken: unnoticed },
  ];
}

/** The same of a rule for everything together. */
export function placeClaims(overlay, resources, { says, holds, why, spoils, spoilEach }) {
  const isRight = holds(resources);
  const everySpoil = [...spoils, ...(spoilEach?.(resources) ?? [])];
  const unnoticed = everySpoil.flatMap((spoil, index) => {
    if (!isRight) return [];
    const copy = structuredClone(resources);
    spoil(copy);
    return holds(copy) ? [`spoiled in way ${index + 1}`] : [];
  });
  return [
    { says: `${overlay}: ${says}`, broken: isRight ? [] : (why?.(resources) ?? ['it does not hold']) },
    {
      says: `${overlay}: it is noticed when that is spoiled: ${says}`,
      broken: everySpoil.length === 0 ? ['the rule takes nothing away'] : unnoticed,
    },
  ];
}
