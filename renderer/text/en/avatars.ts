// What is to be seen on the pictures that people choose? In the order of their numbers.

export const avatars: readonly string[] = [
  'Bow in the hair, beard', 'Side parting, round sunglasses', 'Cap and sunglasses', 'Quiff and tie', 'Curls and open jacket', 'Curls and a grin', 'Curls and moustache', 'Short bob, pens in the pocket',
  'Short hair, dark jacket', 'Big curls, round sunglasses', 'Long bob and scarf', 'Quiff, moustache and scarf', 'Crew cut and hoodie', 'Wavy hair, sunglasses, pens', 'Fringe and a big smile', 'Short bob, poncho',
  'Quiff and sunglasses', 'Flower behind the ear', 'Flat top, dark jumper', 'Big curls, dark jacket', 'Ponytail on top', 'Curls and hoodie', 'Crew cut, dark shirt', 'Bun and lightning shirt',
  'Quiff and open jacket', 'Long parting, dark jumper', 'Shaved sides', 'Raised hair, wide collar', 'Curls, glasses and moustache', 'Tousled hair and glasses', 'Long hair and glasses', 'Side parting, dark braces',
  'Short hair, one brow', 'Two buns and sunglasses', 'Short bob and scarf', 'Dotted jumper', 'Chin-length hair', 'Cap and lightning shirt', 'Bob, pens in the pocket', 'Flat top and hoodie',
  'Headscarf', 'Hairband and scarf', 'Raised hair, wrapped robe', 'Full hair and beard', 'Quiff, round sunglasses, pens', 'Curls on top, round sunglasses', 'Ponytail, moustache, planet jumper', 'Quiff, dark glasses, wide collar',
];
