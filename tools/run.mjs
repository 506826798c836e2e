// Every `npm run …` comes through here: with nothing installed yet, and also on a Node that is too old for the rest.
const { node } = process.versions;

if (Number(node.split('.')[0]) < 20) {
  console.error(`Alcancía necesita Node 20 o más nuevo y aquí hay Node ${node}. (Needs Node 20 or newer.)`);
  process.exitCode = 1;
} else {
  void import('./run/tasks.mjs').then(({ run }) => run(process.argv[2], process.argv.slice(3)));
}
