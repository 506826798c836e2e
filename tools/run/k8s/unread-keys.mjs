/**
 * The models' validators look at every key that they know and pass over the rest. What a validator never looked at is
 * therefore a key that the kind does not have.
 */
export function unreadKeys(validate, resource) {
  const visits = new Map();

  const watched = (value, place) => {
    if (value === null || typeof value !== 'object') return value;
    const read = visits.get(place)?.read ?? new Set();
    visits.set(place, { value, read });
    return new Proxy(value, {
      get(target, key) {
        if (typeof key === 'string') read.add(key);
        return Object.hasOwn(target, key) ? watched(target[key], `${place}.${String(key)}`) : target[key];
      },
    });
  };

  const isValid = validate(watched(resource, resource.kind));
  const wrong = (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath || '/'}: ${keyword}`);
  const unread = [...visits].flatMap(([place, { value, read }]) =>
    Object.keys(value)
      .filter((key) => !read.has(key))
      .map((key) => `${place}.${key}: no such key`),
  );
  return isValid ? unread : [...wrong, ...unread];
}
