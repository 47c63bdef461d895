import type { LucideIcon } from "lucide-react";
import { useHydrated } from "@/components/ui/use-hydrated";

type ItemButtonProps = {
  /** By which the list finds the button, to focus it again. */
  action: string;
  label: string;
  disabled?: boolean;
  onPress: () => void;
  Icon: LucideIcon;
};

/** A button that moves or removes an item of a list. Disabled until hydration: a press before it would be lost. */
export function ItemButton({ action, label, disabled, onPress, Icon }: ItemButtonProps) {
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      data-action={action}
      aria-label={label}
      title={label}
      disabled={disabled || !hydrated}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-full hover:bg-sunken disabled:opacity-30"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
