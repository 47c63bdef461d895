import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { ItemButton } from "./item-button";

type Props = {
  /** 'o slide 2' */
  name: string;
  index: number;
  count: number;
  move: (from: number, to: number) => void;
  /** Absent where items stay. */
  remove?: (index: number) => void;
};

/** The buttons that move an item of an ordered list, and remove it. */
export function ItemButtons({ name, index, count, move, remove }: Props) {
  return (
    <>
      <ItemButton
        action="up"
        label={`Subir ${name}`}
        Icon={ArrowUp}
        disabled={index === 0}
        onPress={() => move(index, index - 1)}
      />
      <ItemButton
        action="down"
        label={`Descer ${name}`}
        Icon={ArrowDown}
        disabled={index === count - 1}
        onPress={() => move(index, index + 1)}
      />
      {remove && <ItemButton action="remove" label={`Remover ${name}`} Icon={Trash2} onPress={() => remove(index)} />}
    </>
  );
}
