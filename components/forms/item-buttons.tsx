import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { ItemButton } from "./item-button";

type Props = {
  /** 'o slide 2' */
  name: string;
  index: number;
  count: number;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
};

/** The buttons that move an item of an ordered list, and remove it. */
export function ItemButtons({ name, index, count, move, remove }: Props) {
  return (
    <>
      <ItemButton action="up" label={`Subir ${name}`} disabled={index === 0} onPress={() => move(index, index - 1)}>
        <ArrowUp aria-hidden className="size-5" />
      </ItemButton>
      <ItemButton
        action="down"
        label={`Descer ${name}`}
        disabled={index === count - 1}
        onPress={() => move(index, index + 1)}
      >
        <ArrowDown aria-hidden className="size-5" />
      </ItemButton>
      <ItemButton action="remove" label={`Remover ${name}`} onPress={() => remove(index)}>
        <Trash2 aria-hidden className="size-5" />
      </ItemButton>
    </>
  );
}
