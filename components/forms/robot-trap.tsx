/** A field that people neither see nor reach; what a robot writes into it makes the server ignore the form. */
export function RobotTrap() {
  return (
    <div aria-hidden className="absolute -left-[9999px]">
      <label>
        Não preencha
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
