/** What an imported style, picture or font is worth in jsdom. */
export default 'asset';
