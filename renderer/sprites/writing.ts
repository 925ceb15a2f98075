// How are amounts put into few letters?

const short = (amount: number, letter: string): string =>
  `${amount.toLocaleString('en-US', { maximumFractionDigits: Math.abs(amount) < 100 ? 1 : 0 })}${letter}`;

/** 1,240 · 98,600 · 1.3M; amounts of `shortFrom` and more in thousands: 98.6K. */
export function writeChips(amount: number, shortFrom = 1_000_000): string {
  const whole = Math.round(amount);
  if (Math.abs(whole) < shortFrom) return whole.toLocaleString('en-US');
  return Math.abs(whole) < 1_000_000 ? short(whole / 1000, 'K') : short(whole / 1_000_000, 'M');
}
