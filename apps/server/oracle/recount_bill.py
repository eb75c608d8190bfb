"""Counts an exported bill of materials again, from its CSV alone, with Python's own decimals and none of our code.

recount_bill.py BILL.csv BOARDS   prints {currency: total of the lot} as JSON; rows that do not hold end it with their sentence.
"""

import csv
import json
import sys
from decimal import Decimal


def main(path, boards):
    totals = {}
    with open(path, encoding="utf-8-sig", newline="") as file:
        for row in csv.DictReader(file):
            where = f"line {row['Line']} ({row['Designators']})"
            pieces = int(row["Qty"]) * boards
            if len(row["Designators"].split(", ")) != int(row["Qty"]):
                sys.exit(f"{where}: {row['Qty']} pieces for one board, and as many designators there are not")
            if row["Cost"] == "":
                continue
            breaks = [(int(quantity), Decimal(price)) for quantity, price in (one.split(": ") for one in row["Price breaks"].split("; "))]
            ordered = max(pieces, int(row["Min"]), min(quantity for quantity, _ in breaks))
            multiple = int(row["Multiple"])
            ordered += -ordered % multiple
            price = max((quantity, price) for quantity, price in breaks if quantity <= ordered)[1]
            for column, counted in [("Order qty", ordered), ("Unit price", price), ("Cost", ordered * price)]:
                if Decimal(row[column]) != counted:
                    sys.exit(f"{where}: {column} is {row[column]} and counted again {counted}")
            totals[row["Currency"]] = totals.get(row["Currency"], Decimal(0)) + ordered * price
    print(json.dumps({currency: str(total) for currency, total in totals.items()}))


main(sys.argv[1], int(sys.argv[2]))
