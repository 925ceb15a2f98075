// How does one draw by touching the stock itself?

import type { ControlsProps } from '#renderer/table/part.ts';
import { tableText } from '#renderer/table/tableText.ts';
import { boxStyle } from '#renderer/table/dom/boxStyle.ts';
import styles from './StockButton.module.css';

/** It lies where the stock is drawn, and only while a card may be drawn. */
export function StockButton({ desk, state: { scene, sending, moving }, offers, layout }: ControlsProps) {
  const place = layout.shed?.stock;
  const draw = offers?.actions.find(({ id, problem }) => id === 'draw' && problem === null);
  if (!scene.shed || !place || !draw || sending || moving) return null;
  const words = tableText().drawFrom(scene.shed.stock);
  return <button type="button" className={styles.stock} style={boxStyle(place)} aria-label={words} title={words} onClick={() => desk.act(draw)} />;
}
