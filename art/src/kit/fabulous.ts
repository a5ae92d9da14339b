/** Winds, Sirens, Athena, and the sun. */
import { shield, spear } from './arms.ts';
import { at, disc, figure, incised, line, path, purple, white } from './brush.ts';
import { man, woman } from './heads.ts';
import { numbers, upTo } from './path.ts';
import { lady, type Reach } from './people.ts';

/** A wind's head that blows to the right; origin: its mouth. */
export const windHead = (x: number, y: number, scale: number | readonly [number, number] = 1): string =>
  at(
    x,
    y,
    scale,
    figure('-16,-4! -30,-22 -46,-26! -40,-18! -48,-12! -40,-8! -44,2! -34,2!'),
    incised('-20,-6 -34,-18|-22,-2 -38,-8|-24,1 -36,0'),
    at(-14, 12, 1.9, man({ wears: 'nothing' })),
    line('4,-4 22,-9 40,-6|5,0 26,0 46,2|4,4 22,9 38,9'),
  );
/** A Siren: a bird with a woman's head, standing. */
export const siren = (x: number, y: number, scale: number | readonly [number, number] = 1): string =>
  at(
    x,
    y,
    scale,
    line('-2,-14 -2,0|4,-14 4,0|-2,0 4,0|4,0 10,0'),
    figure('-30,-8! -18,-14 -10,-26 0,-34 9,-30 11,-20 4,-13 -8,-12'),
    purple('-26,-10! -14,-16 -6,-26 2,-28 4,-20 -4,-15'),
    incised('-24,-10 -10,-18 -3,-27|-18,-10 -6,-16 2,-24'),
    at(6, -30, 0.9, woman()),
  );
/** The sun, with rays. */
export const sun = (x: number, y: number, radius: number): string => {
  const rays = upTo(12).map(i => {
    const [c, s] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
    return `M${numbers(x + c * (radius + 3), y + s * (radius + 3))}L${numbers(x + c * (radius + 9), y + s * (radius + 9))}`;
  });
  return path('ray', rays.join('')) + disc('white', x, y, radius) + disc('inked', x, y, radius - 3);
};
/** Athena: crested helmet, spear, a shield with the Gorgon at her feet. */
export const athena = (near: Reach, holds = ''): string =>
  lady({
    wears: 'helmet',
    behind: spear(-24, -2, -16, -116) + shield(-26, -22, 19, { device: 'gorgon', rim: 'purple' }),
    near,
    far: [[-16, -66], [-20, -58], { side: -1 }],
    holds: white('-9,-80! 0,-68 9,-80! 10,-70 5,-62 0,-65 -5,-62 -10,-70') + holds,
  });
